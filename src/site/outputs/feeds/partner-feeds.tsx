import { renderToStaticMarkup } from 'react-dom/server';
import { fbiaDocument } from '../fbia/fbia-document.tsx';
import { FbiaElements } from '../fbia/fbia-elements.tsx';
import { fullTextFeed } from './full-text-feed.ts';

/** `rss/flipboard/` below a page: each story with its text as plain HTML, its pictures as figures with captions. */
export const flipboardFeed = fullTextFeed({
	ending: 'rss/flipboard/',
	publicEnding: 'rss/flipboard/',
	textOf: ({ body }, context) => renderToStaticMarkup(<FbiaElements body={body} context={context} />),
});

/** `rss/fbia/` below a page: the fbia output of its RSS, in which each story is a whole Instant Article (OUT-02). */
export const fbiaFeed = fullTextFeed({ ending: 'rss/', publicEnding: 'rss/fbia/', textOf: fbiaDocument });
