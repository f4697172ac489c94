// The element around an island, from which the browser hydrates it.
import type { ComponentType, ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import type { When } from '../client/islands.ts';
import { useIsPreview } from './preview.tsx';

declare module 'react' {
	namespace JSX {
		interface IntrinsicElements {
			'kiosco-island': React.HTMLAttributes<HTMLElement>;
		}
	}
}

type IslandMark = {
	/** The island's file name without `.island.tsx` or `.island.ts`. */
	readonly name: string;
	readonly when: When;
};

/** An island that React hydrates in the browser. Only its `props` reach the browser, as JSON. */
export function Island<Props extends object>(
	island: IslandMark & { readonly component: ComponentType<Props>; readonly props: Props },
): ReactNode {
	const { name, when, component: Component, props } = island;
	return (
		<kiosco-island
			data-island={name}
			data-when={when}
			data-props={JSON.stringify(props)}
			// Rendered apart from the page: hydration needs React's own marks, which static markup leaves out.
			dangerouslySetInnerHTML={{ __html: renderToString(<Component {...props} />) }}
		/>
	);
}

type PlainIslandProps = IslandMark & {
	readonly props?: object;
	/** The island asks the site, so previews have its children alone. */
	readonly asksSite?: boolean;
	readonly children: ReactNode;
};

/** An island without React: the `mount` of its chunk receives the element as the server rendered it. */
export function PlainIsland({ name, when, props, asksSite = false, children }: PlainIslandProps): ReactNode {
	if (useIsPreview() && asksSite) return children;
	return (
		<kiosco-island data-island={name} data-when={when} {...(props && { 'data-props': JSON.stringify(props) })}>
			{children}
		</kiosco-island>
	);
}
