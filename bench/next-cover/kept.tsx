import type { HTMLAttributes, ReactElement } from 'react';

type KeptProps = HTMLAttributes<HTMLElement> & {
	readonly as: 'article' | 'nav' | 'search' | 'section' | 'ul';
	readonly of: object;
	readonly variant: string;
	readonly view: () => ReactElement;
};

/** The element of `src/site/ui/kept.tsx` with its view inside, for a renderer that takes elements alone. */
export function Kept({ as: Element, of: _of, variant: _variant, view, ...attributes }: KeptProps) {
	return <Element {...attributes}>{view()}</Element>;
}
