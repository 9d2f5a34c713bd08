import { makeSecrets } from "#server/make-secrets.ts";

/** For compose.postgres.yaml: make-secrets <folder> <database host>. Existing secrets are kept. */
const [folder, host] = process.argv.slice(2);
if (folder === undefined || host === undefined) {
  process.stderr.write("Specify the folder and the database host: make-secrets /secrets database\n");
  process.exitCode = 1;
} else {
  makeSecrets(folder, host);
}
