/** A form with one file, as a browser sends it. */
export function formWith(bytes: Uint8Array, field = "billImage") {
  const boundary = "----a-boundary-for-tests";
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="${field}"; filename="bill"\r\ncontent-type: image/png\r\n\r\n`;
  return {
    payload: Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]),
    headers: { "content-type": `multipart/form-data; boundary=${boundary}` },
  };
}
