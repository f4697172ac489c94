import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { markSheets, withSheets } from './sheet.ts';

/** Markup of a thing's view, and the sheets that it used. */
type Made = { readonly html: string; readonly css: readonly string[] };

/** Views kept of one thing; more are not worth their memory. */
const mostViews = 12;

// A card that ten pages show is rendered once: nothing is purged here, because a changed document is another object.
const made = new WeakMap<object, Map<string, Made>>();

type KeptProps = {
	/** What the view shows; it must not change. */
	readonly of: object;
	/** All else that the view depends on. */
	readonly variant: string;
	readonly className: string;
	readonly view: () => ReactElement;
};

/** An article whose markup is made once for each thing and variant, whatever pages it is on. */
export function Kept({ of, variant, className, view }: KeptProps) {
	const { html, css } = viewsOf(of).get(variant) ?? keep(of, variant, view);
	markSheets(css);
	return <article className={className} dangerouslySetInnerHTML={{ __html: html }} />;
}

function viewsOf(thing: object): Map<string, Made> {
	const known = made.get(thing);
	if (known !== undefined) return known;
	const views = new Map<string, Made>();
	made.set(thing, views);
	return views;
}

function keep(thing: object, variant: string, view: () => ReactElement): Made {
	const views = viewsOf(thing);
	if (views.size >= mostViews) views.clear();
	const { result, css } = withSheets(() => renderToStaticMarkup(view()));
	const markup = { html: result, css };
	views.set(variant, markup);
	return markup;
}
