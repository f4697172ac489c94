// The contract of `/_site/story-rows`: the rows of stories for lists that the browser makes. The answer depends on no reader, so caches may
// hold it.

/** The path that gives the rows; for programs of the page, not for people. */
export const storyRowsPath = '/_site/story-rows';

/** The most stories that one request gives. */
export const mostRows = 24;

/** Rows as markup, with the id of their story, and the style sheets that they need. */
export type StoryRows = { readonly rows: readonly { readonly id: string; readonly html: string }[]; readonly css: readonly string[] };
