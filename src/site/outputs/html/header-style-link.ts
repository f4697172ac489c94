/** The address of the style sheet that tells a browser without scripts who is signed in (decision 12). */
export const headerStylePath = '/_site/reader.css';

/** The link to it, within `noscript`: browsers that run scripts never request it. */
export const headerStyleLink = `<noscript><link rel="stylesheet" href="${headerStylePath}"></noscript>`;
