import type { ReactNode } from 'react';
import type { NavigationNode } from '#content/contract';

/** A link of a menu. A link to another site opens in a new tab. */
export function MenuLink({ node, className }: { readonly node: NavigationNode; readonly className: string | undefined }) {
	return (
		<a className={className} href={node.href} {...(node.external && { target: '_blank', rel: 'noopener' })}>
			{node.text}
		</a>
	);
}

type MenuItemsProps = { readonly nodes: readonly NavigationNode[]; readonly className: string | undefined };

/** The items of a menu's list, each with its link. */
export function MenuItems({ nodes, className }: MenuItemsProps): ReactNode {
	return nodes.map((node) => (
		<li key={node.id}>
			<MenuLink node={node} className={className} />
		</li>
	));
}
