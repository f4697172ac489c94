import type { HTMLAttributes, ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { IsPreview, useIsPreview } from '../preview.tsx';
import { markSheets, withSheets } from '../sheet.ts';
import { type CachedChunk, cacheChunk, encodeChunks } from './chunks.ts';
import { placeChunk, renderChunks } from './placed-chunks.ts';

/** The rendered markup of a view, and the style sheets that it used. */
type Markup = { readonly chunk: CachedChunk; readonly css: readonly string[] };

/** Maximum number of variants cached for one object; the next one clears them. */
const maxVariants = 12;

// Nothing is purged here: content that changes is a new object.
const cache = new WeakMap<object, Map<string, Markup>>();

export type CachedMarkupProps = HTMLAttributes<HTMLElement> & {
	/** The element around the view; its attributes are rendered for every page. */
	readonly as: 'article' | 'aside' | 'div' | 'nav' | 'section';
	/** The object that the view shows and the cache is keyed by; it must be immutable. */
	readonly of: object;
	/** Names the view and everything else that it depends on. */
	readonly variant: string;
	readonly view: () => ReactElement;
};

/** An element whose content is rendered once for each object and variant, and reused on every page; previews render it anew. */
export function CachedMarkup({ as: Element, of, variant, view, ...attributes }: CachedMarkupProps) {
	const { chunk, css } = useIsPreview() ? renderMarkup(() => <IsPreview value>{view()}</IsPreview>) : markupOf(of, variant, view);
	markSheets(css);
	return <Element {...attributes} dangerouslySetInnerHTML={{ __html: placeChunk(chunk) }} />;
}

function variantsOf(object: object): Map<string, Markup> {
	const cached = cache.get(object);
	if (cached !== undefined) return cached;
	const variants = new Map<string, Markup>();
	cache.set(object, variants);
	return variants;
}

function markupOf(object: object, variant: string, view: () => ReactElement): Markup {
	const variants = variantsOf(object);
	const cached = variants.get(variant);
	if (cached !== undefined) return cached;
	if (variants.size >= maxVariants) variants.clear();
	const markup = renderMarkup(view);
	variants.set(variant, markup);
	return markup;
}

function renderMarkup(view: () => ReactElement): Markup {
	const { result, css } = withSheets(() => renderChunks(() => renderToStaticMarkup(view())));
	return { chunk: cacheChunk(encodeChunks(result)), css };
}
