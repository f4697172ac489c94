import type { CachedMarkupProps } from '../../src/site/ui/cached-markup.tsx';

/** The element of `src/site/ui/cached-markup.tsx` with its view inside, for a renderer that accepts only elements. */
export function CachedMarkup({ as: Element, of: _of, variant: _variant, view, ...attributes }: CachedMarkupProps) {
	return <Element {...attributes}>{view()}</Element>;
}
