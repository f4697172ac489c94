import { renderToStaticMarkup } from 'react-dom/server';
import { fbiaDocument } from '../fbia/fbia-document.tsx';
import { FbiaElements } from '../fbia/fbia-elements.tsx';
import { fullTextFeed } from './full-text-feed.ts';

/** `rss/flipboard/` below a page: each story with its text as plain HTML, its pictures as figures with captions. */
export const flipboardFeed = fullTextFeed({
	pathEnding: 'rss/flipboard/',
	urlEnding: 'rss/flipboard/',
	textOf: ({ body }, context) => renderToStaticMarkup(<FbiaElements body={body} context={context} />),
});

/** `rss/fbia/` below a page: each story as a whole Instant Article (OUT-02). `fbia/` is the output, so the path of the page ends in `rss/`. */
export const fbiaFeed = fullTextFeed({ pathEnding: 'rss/', urlEnding: 'rss/fbia/', textOf: fbiaDocument });
