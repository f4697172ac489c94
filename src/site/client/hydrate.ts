import { type ComponentType, createElement } from 'react';
import { hydrateRoot } from 'react-dom/client';

/** Brings a React island to life in the markup that the server made of it. */
export function hydrate<Props extends object>(element: HTMLElement, Component: ComponentType<Props>, props: Props): void {
	hydrateRoot(element, createElement(Component, props));
}
