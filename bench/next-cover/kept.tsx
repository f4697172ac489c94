import type { KeptProps } from '../../src/site/ui/kept.tsx';

/** The element of `src/site/ui/kept.tsx` with its view inside, for a renderer that takes elements alone. */
export function Kept({ as: Element, of: _of, variant: _variant, view, ...attributes }: KeptProps) {
	return <Element {...attributes}>{view()}</Element>;
}
