// A message has no footnotes: this stands in for the two packages that would read them (vite.config.ts).
const nothing = () => ({});

export const gfmFootnote = nothing;
export const gfmFootnoteHtml = nothing;
export const gfmFootnoteFromMarkdown = nothing;
export const gfmFootnoteToMarkdown = nothing;
