import type { ComponentType, ReactNode } from 'react';

type Shared = { readonly name: string; readonly when: string };

/** Replaces the island of `src/site/ui/island.tsx` in the baseline, whose renderer accepts only elements. */
export function Island<Props extends object>({
	name,
	when,
	component: Component,
	props,
}: Shared & { readonly component: ComponentType<Props>; readonly props: Props }): ReactNode {
	return (
		<kiosco-island data-island={name} data-when={when} data-props={JSON.stringify(props)}>
			<Component {...props} />
		</kiosco-island>
	);
}

/** Replaces the island without a component of `src/site/ui/island.tsx`. */
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
