import type { HTMLAttributes, ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { markSheets, withSheets } from './sheet.ts';

/** Markup of a thing's view, and the sheets that it used. */
type Markup = { readonly html: string; readonly css: readonly string[] };

/** Views kept of one thing; more are not worth their memory. */
const mostViews = 12;

// What ten pages show is rendered once: nothing is purged here, because a changed document is another object.
const made = new WeakMap<object, Map<string, Markup>>();

export type CachedMarkupProps = HTMLAttributes<HTMLElement> & {
	/** The element around the view; its attributes are made anew for every page. */
	readonly as: 'article' | 'nav' | 'search' | 'section' | 'ul';
	/** What the view shows; it must not change. */
	readonly of: object;
	/** Which view of it, and all else that the view depends on. */
	readonly variant: string;
	readonly view: () => ReactElement;
};

/** An element whose content is made once for each thing and variant, whatever pages it is on. */
export function CachedMarkup({ as: Element, of, variant, view, ...attributes }: CachedMarkupProps) {
	const { html, css } = viewsOf(of).get(variant) ?? renderAndCache(of, variant, view);
	markSheets(css);
	return <Element {...attributes} dangerouslySetInnerHTML={{ __html: html }} />;
}

function viewsOf(thing: object): Map<string, Markup> {
	const known = made.get(thing);
	if (known !== undefined) return known;
	const views = new Map<string, Markup>();
	made.set(thing, views);
	return views;
}

function renderAndCache(thing: object, variant: string, view: () => ReactElement): Markup {
	const views = viewsOf(thing);
	if (views.size >= mostViews) views.clear();
	const { result, css } = withSheets(() => renderToStaticMarkup(view()));
	const markup = { html: inOnePiece(result), css };
	views.set(variant, markup);
	return markup;
}

// The renderer's string is a chain of its thousands of parts. As it is, each page that holds it would follow that chain anew.
function inOnePiece(text: string): string {
	return Buffer.from(text).toString();
}
