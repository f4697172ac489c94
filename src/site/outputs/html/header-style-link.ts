/** The address of a style sheet for one reader. Without scripts, it makes the header of a cached page show who is signed in (decision 12). */
export const headerStylePath = '/_site/reader.css';

/** The link to it, within `noscript`: browsers that run scripts never request it. */
export const headerStyleLink = `<noscript><link rel="stylesheet" href="${headerStylePath}"></noscript>`;
