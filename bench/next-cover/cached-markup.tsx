import type { CachedMarkupProps } from '../../src/site/ui/cached/cached-markup.tsx';

/** Replaces `src/site/ui/cached/cached-markup.tsx` in the baseline, whose renderer accepts only elements: the same element with its view inside. */
export function CachedMarkup({ as: Element, of: _of, variant: _variant, view, ...attributes }: CachedMarkupProps) {
	return <Element {...attributes}>{view()}</Element>;
}
