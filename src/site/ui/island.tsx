import type { ComponentType, ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import type { When } from '../client/islands.ts';

declare module 'react' {
	namespace JSX {
		interface IntrinsicElements {
			'kiosco-island': React.HTMLAttributes<HTMLElement>;
		}
	}
}

type Shared = {
	/** The island's file name without `.island.tsx`. */
	readonly name: string;
	readonly when: When;
};

/**
 * Marks a piece of the page that lives in the browser. With a `component` React takes over its markup; with `children`
 * the island's own `mount` does. Only `props` reach the browser; they are data.
 */
export function Island<Props extends object>(
	island: Shared & { readonly component: ComponentType<Props>; readonly props: Props },
): ReactNode {
	const { name, when, component: Component, props } = island;
	return (
		<kiosco-island
			data-island={name}
			data-when={when}
			data-props={JSON.stringify(props)}
			// Made apart from the page, because hydration needs React's own marks, which static markup leaves out.
			dangerouslySetInnerHTML={{ __html: renderToString(<Component {...props} />) }}
		/>
	);
}

/** An island without React: its chunk's `mount` receives the element as the server made it. */
export function PlainIsland({
	name,
	when,
	props,
	children,
}: Shared & { readonly props?: object; readonly children: ReactNode }): ReactNode {
	return (
		<kiosco-island data-island={name} data-when={when} {...(props && { 'data-props': JSON.stringify(props) })}>
			{children}
		</kiosco-island>
	);
}
