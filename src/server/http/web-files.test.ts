import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from "node:zlib";
import fastify, { type FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { serveWeb } from "./web-files.ts";

const html = (name: string) =>
  `<!doctype html><meta property="csp-nonce" nonce="__CSP_NONCE__"><script>boot()</script><script type="module" src="/assets/app-abc.js"></script><title>${name}</title>`;

let folder: string;
let app: FastifyInstance;

async function open(root: string, baseUrl = "http://localhost:3000", offlineCopy = true) {
  const server = fastify();
  server.get("/api/health", async () => ({ status: "ok" }));
  await serveWeb(server, { root, baseUrl: new URL(baseUrl), offlineCopy });
  return server;
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "web-files-"));
  await mkdir(join(folder, "web/assets"), { recursive: true });
  const script = "console.log('hello')";
  await Promise.all([
    writeFile(join(folder, "secret.txt"), "not yours"),
    writeFile(join(folder, "web/index.html"), html("screen")),
    writeFile(join(folder, "web/landing.html"), html("landing")),
    writeFile(join(folder, "web/robots.txt"), "User-agent: *"),
    writeFile(join(folder, "web/sw.js"), "worker()"),
    writeFile(join(folder, "web/manifest.webmanifest"), "{}"),
    writeFile(join(folder, "web/.hidden.txt"), "hidden"),
    writeFile(join(folder, "web/assets/app-abc.js"), script),
    writeFile(join(folder, "web/assets/app-abc.js.br"), brotliCompressSync(script)),
  ]);
  app = await open(join(folder, "web"));
});

afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

describe("pages", () => {
  test.each([
    ["/", "landing"],
    ["/login", "screen"],
    ["/login/", "screen"],
    ["/register?from=mail", "screen"],
    ["/reset-password?token=a.b", "screen"],
    ["/dashboard", "screen"],
    ["/accounts", "screen"],
    ["/no/such/page", "landing"],
  ])("%s shows the %s page", async (url, name) => {
    const answer = await app.inject(url);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers["content-type"]).toBe("text/html; charset=utf-8");
    expect(answer.headers["cache-control"]).toBe("no-cache");
    expect(answer.body).toContain(`<title>${name}</title>`);
  });

  test.each(["/john.doe", "/index.html", "/v1.2/page", "/.hidden.txt", "/%00.txt"])(
    "%s, typed into a browser, shows the landing page",
    async (url) => {
      const answer = await app.inject({ url, headers: { accept: "text/html,application/xhtml+xml,*/*;q=0.8" } });
      expect(answer.statusCode).toBe(200);
      expect(answer.body).toContain("<title>landing</title>");
    },
  );

  test.each(["/assets/gone.js", "/assets/app-abc.js.br", "/api/nothing.html"])(
    "%s is not a page, even in a browser",
    async (url) => {
      const answer = await app.inject({ url, headers: { accept: "text/html" } });
      expect(answer.statusCode).toBe(404);
    },
  );

  test("every response has its own nonce, the same in page and policy", async () => {
    const nonceOf = async () => {
      const answer = await app.inject("/");
      const nonce = /nonce="([^"]+)"/.exec(answer.body)?.[1] ?? "";
      expect(answer.headers["content-security-policy"]).toContain(`style-src 'self' 'nonce-${nonce}'`);
      return nonce;
    };
    const [first, second] = [await nonceOf(), await nonceOf()];
    expect(first).toMatch(/^[A-Za-z0-9+/]{24}$/);
    expect(second).not.toBe(first);
  });

  test("the policy allows the boot script by its hash and nothing else inline", async () => {
    const policy = String((await app.inject("/")).headers["content-security-policy"]);
    expect(policy).toContain("script-src 'self' 'sha256-MeZS89WlF0u+o0hCvHTBt4q1WHU+U+sJKgbdRUc36mY='");
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toContain("unsafe");
  });

  test.each([
    ["br, gzip", "br", brotliDecompressSync],
    ["gzip", "gzip", gunzipSync],
    ["br;q=0, gzip", "gzip", gunzipSync],
  ])("compressed for a browser that accepts %s", async (accepted, encoding, unpack) => {
    const answer = await app.inject({ url: "/login", headers: { "accept-encoding": accepted } });
    expect(answer.headers["content-encoding"]).toBe(encoding);
    expect(answer.headers.vary).toBe("accept-encoding");
    expect(unpack(answer.rawPayload).toString()).toContain("<title>screen</title>");
  });

  test("HEAD returns only the headers", async () => {
    const answer = await app.inject({ method: "HEAD", url: "/" });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers["content-security-policy"]).toBeDefined();
    expect(answer.body).toBe("");
  });

  test("explains a missing build", async () => {
    const notBuilt = await open(join(folder, "nowhere"));
    const answer = await notBuilt.inject("/login");
    expect(answer.statusCode).toBe(503);
    expect(answer.body).toContain("npm run build");
    await notBuilt.close();
  });
});

describe("files", () => {
  test("assets are cached forever and pre-compressed", async () => {
    const answer = await app.inject({ url: "/assets/app-abc.js", headers: { "accept-encoding": "br" } });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers["cache-control"]).toBe("public, max-age=31536000, immutable");
    expect(answer.headers["content-type"]).toMatch(/^(text|application)\/javascript; charset=utf-8$/);
    expect(answer.headers.vary).toBe("accept-encoding");
    expect(brotliDecompressSync(answer.rawPayload).toString()).toBe("console.log('hello')");
    expect((await app.inject("/assets/app-abc.js")).body).toBe("console.log('hello')");
  });

  test("other files are cached for a while and return 304 when unchanged", async () => {
    const answer = await app.inject("/robots.txt");
    expect(answer.headers["cache-control"]).toBe("public, max-age=3600");
    const etag = String(answer.headers.etag);
    expect((await app.inject({ url: "/robots.txt", headers: { "if-none-match": etag } })).statusCode).toBe(304);
  });

  test("the service worker may fetch our files, and is always revalidated", async () => {
    const { headers, body } = await app.inject("/sw.js");
    expect(body).toBe("worker()");
    expect(headers["content-type"]).toMatch(/javascript/);
    expect(headers["cache-control"]).toBe("no-cache");
    expect(headers["content-security-policy"]).toContain("connect-src 'self'");
  });

  test("without one, or where it is not wanted, serves one that unregisters itself", async () => {
    const retired = [await open(join(folder, "nowhere")), await open(join(folder, "web"), undefined, false)];
    for (const server of retired) {
      const { headers, body } = await server.inject("/sw.js");
      expect(body).toContain("registration.unregister()");
      expect(headers["content-type"]).toBe("text/javascript; charset=utf-8");
      expect(headers["cache-control"]).toBe("no-cache");
      await server.close();
    }
  });

  test("the manifest has its own type and is always revalidated", async () => {
    const { headers } = await app.inject("/manifest.webmanifest");
    expect(headers["content-type"]).toMatch(/^application\/manifest\+json/);
    expect(headers["cache-control"]).toBe("no-cache");
  });

  test.each([
    "/assets/gone.js",
    "/assets/",
    "/assets/app-abc.js.br",
    "/picture.png",
    "/index.html",
    "/.hidden.txt",
    "/../secret.txt",
    "/..%2fsecret.txt",
    "/assets/..%2f..%2fsecret.txt",
    "/%00.txt",
    "/%zz",
    "/api",
    "/api/nothing",
  ])("%s is not found", async (url) => {
    const answer = await app.inject(url);
    expect([400, 404]).toContain(answer.statusCode);
    expect(answer.body).not.toContain("not yours");
  });

  test("only reading is allowed", async () => {
    expect((await app.inject({ method: "POST", url: "/login" })).statusCode).toBe(404);
  });
});

describe("security headers", () => {
  test.each(["/", "/robots.txt", "/assets/gone.js", "/api/health", "/api/nothing"])("are on %s", async (url) => {
    const { headers } = await app.inject(url);
    expect(headers).toMatchObject({
      "content-security-policy": expect.stringContaining("frame-ancestors 'none'"),
      "cross-origin-opener-policy": "same-origin",
      "cross-origin-resource-policy": "same-origin",
      "permissions-policy": expect.stringContaining("camera=(self), accelerometer=()"),
      "referrer-policy": "same-origin",
      "x-content-type-options": "nosniff",
      "x-frame-options": "DENY",
    });
    expect(headers["strict-transport-security"]).toBeUndefined();
  });

  test("https is required only where it is used", async () => {
    const secure = await open(join(folder, "web"), "https://bills.example.com");
    expect((await secure.inject("/")).headers["strict-transport-security"]).toBe("max-age=31536000");
    expect((await secure.inject("/")).headers["cross-origin-opener-policy"]).toBe("same-origin");
    await secure.close();
  });

  test("headers that only cause warnings over plain http are omitted there", async () => {
    const plain = await open(join(folder, "web"), "http://192.168.1.5:3000");
    const { headers } = await plain.inject("/");
    expect(headers["cross-origin-opener-policy"]).toBeUndefined();
    expect(headers["origin-agent-cluster"]).toBeUndefined();
    expect(headers["x-frame-options"]).toBe("DENY");
    await plain.close();
  });
});
