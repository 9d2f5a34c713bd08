/** The same work several times at once, each taking what the others leave; answers the sum. Waits for all, also when one fails. */
export async function inLanes(lanes: number, work: () => Promise<number>): Promise<number> {
  const ended = await Promise.allSettled(Array.from({ length: lanes }, work));
  return ended.reduce((sum, each) => {
    if (each.status === "rejected") throw each.reason;
    return sum + each.value;
  }, 0);
}
