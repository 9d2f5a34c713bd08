/** Signs in at the provider and agrees. Returns the redirect's address. */
export async function signInAtProvider(start: string, sub: string, origin: string): Promise<URL> {
  const jar = new Map<string, string>();
  let url = new URL(start);
  let form: URLSearchParams | undefined;
  for (let steps = 0; url.origin !== origin && steps < 12; steps++) {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join("; ");
    const answer = await fetch(url, {
      method: form ? "POST" : "GET",
      body: form ?? null,
      redirect: "manual",
      headers: { cookie },
    });
    for (const line of answer.headers.getSetCookie()) {
      const [name = "", value = ""] = (line.split(";")[0] ?? "").split("=");
      jar.set(name, value);
    }
    const next = answer.headers.get("location");
    const prompt = next === null ? /name="prompt" value="(\w+)"/.exec(await answer.text())?.[1] : undefined;
    form = prompt === undefined ? undefined : new URLSearchParams({ prompt, login: sub, password: "any" });
    if (next !== null) url = new URL(next, url);
  }
  return url;
}
