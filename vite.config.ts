import { readFile } from "node:fs/promises";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { transform } from "esbuild";
import { defineConfig, type Plugin } from "vite";

/** Inlines the boot script: it must run before the first paint, so it can't be a separate file. */
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

/** Preloads the text font with the page, so that text doesn't switch fonts after the stylesheet loads. */
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
  // The router bundles a copy of this hook for React before 18; React has its own now.
  resolve: { alias: { "use-sync-external-store/shim/index.js": "react" } },
  plugins: [react(), tailwindcss(), bootScript(), fontPreload()],
  build: {
    manifest: true,
    // The content security policy allows no data: fonts or scripts, so nothing is inlined.
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // A page is preloaded with all its imports. Rarely opened pages, and what a page loads later, resolve their own imports: the
      // list of names would be kilobytes that everyone waits for.
      resolveDependencies: (page, files, { hostId }) =>
        files.filter((file) => (hostId.includes("index") && !RARE_PAGE.test(page)) || file.endsWith(".css")),
    },
    reportCompressedSize: false,
    // Everything the entry needs is one file, which the landing page shows sooner than two. By default, the bundler moves React
    // out of it or not, depending on what the lazy chunks happen to share.
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: "index", tags: ["$initial"] }] } } },
  },
});
