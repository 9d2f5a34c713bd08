// Imported first, and imports nothing, so that an old Node can show the message.
const [major, minor] = process.versions.node.split(".").map(Number);

if (major < 20 || (major === 20 && minor < 19)) {
  console.error(
    `Weekwise needs Node 20.19 or newer; this is ${process.versions.node}. Get one from https://nodejs.org`,
  );
  process.exit(1);
}
