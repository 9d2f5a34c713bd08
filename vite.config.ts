import { readFile } from "node:fs/promises";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { transform } from "esbuild";
import { defineConfig, type Plugin } from "vite";

/** Writes the boot script into the page: it must run before the first paint, so it can't be a file of its own. */
function bootScript(): Plugin {
  return {
    name: "boot-script",
    transformIndexHtml: {
      order: "pre",
      async handler(html) {
        const source = await readFile(new URL("src/web/app/boot-inline.js", import.meta.url), "utf8");
        const { code } = await transform(source, { minify: true, target: "es2020" });
        return html.replace("<!-- boot -->", `<script>${code.trim()}</script>`);
      },
    },
  };
}

/** Asks for the text's font along with the page, not after the stylesheet, so that text does not change its face. */
function fontPreload(): Plugin {
  return {
    name: "font-preload",
    transformIndexHtml: {
      order: "post",
      handler(_html, { bundle }) {
        return Object.keys(bundle ?? {})
          .filter((file) => /figtree-latin-wght-normal.*\.woff2$/.test(file))
          .map((file) => ({
            tag: "link",
            attrs: { rel: "preload", href: `/${file}`, as: "font", type: "font/woff2", crossorigin: "" },
            injectTo: "head" as const,
          }));
      },
    },
  };
}

const RARE_PAGE = /(?:statements|join|confirm-email|reset)-page/;

export default defineConfig({
  // The router brings a copy of this hook for React before 18; React has it itself now.
  resolve: { alias: { "use-sync-external-store/shim/index.js": "react" } },
  plugins: [react(), tailwindcss(), bootScript(), fontPreload()],
  build: {
    manifest: true,
    // The policy allows no data: fonts or scripts, so nothing is written into other files.
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // A page is fetched with all it imports, at once. Pages that few people open, and what a page loads later, find their
      // own imports: all those names would be kilobytes that everybody waits for.
      resolveDependencies: (page, files, { hostId }) =>
        files.filter((file) => (hostId.includes("index") && !RARE_PAGE.test(page)) || file.endsWith(".css")),
    },
    reportCompressedSize: false,
    // All that the entry needs at once is one file, which the landing page shows sooner than two. Left alone, the bundler
    // takes React out of it, or not, depending on what the lazy chunks happen to share.
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: "index", tags: ["$initial"] }] } } },
  },
});
