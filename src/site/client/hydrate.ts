import { type ComponentType, createElement } from 'react';
import { hydrateRoot } from 'react-dom/client';

/** Hydrates a React island in the markup that the server rendered. */
export function hydrate<Props extends object>(element: HTMLElement, Component: ComponentType<Props>, props: Props): void {
	hydrateRoot(element, createElement(Component, props));
}
