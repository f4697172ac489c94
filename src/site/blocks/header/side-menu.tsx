import scheme from 'lucide-static/icons/contrast.svg?raw';
import close from 'lucide-static/icons/x.svg?raw';
import type { Brand } from '#brands';
import type { NavigationNode } from '#content/contract';
import type { AppLinks } from '../../render-context.ts';
import { Icon } from '../../ui/icon.tsx';
import { Wordmark } from '../../ui/wordmark.tsx';
import { Apps } from './apps.tsx';
import { KeptLinks } from './kept-links.tsx';
import { MenuLink } from './menu-link.tsx';
import { popoverIds } from './popover-ids.ts';
import styles from './side-menu.module.css';
import { SignInLink } from './sign-in-link.tsx';

type SideMenuProps = {
	readonly brand: Brand;
	readonly nodes: readonly NavigationNode[];
	readonly apps: AppLinks | undefined;
};

/** The side menu. As a native popover it closes on Escape and on a click outside it, without scripts too (MENU-01, MENU-02). */
export function SideMenu({ brand, nodes, apps = {} }: SideMenuProps) {
	const { texts } = brand;
	return (
		<div className={styles.panel} id={popoverIds.menu} popover="auto" data-links="menu">
			<div className={styles.top}>
				<Wordmark brand={brand} />
				<button
					className={styles.close}
					type="button"
					popoverTarget={popoverIds.menu}
					popoverTargetAction="hide"
					aria-label={texts.close}
					// biome-ignore lint/a11y/noAutofocus: the button is in a popover, which focuses it on opening
					autoFocus
				>
					<Icon svg={close} size={24} />
				</button>
			</div>
			<div className={styles.actions}>
				<SignInLink brand={brand} />
				<button className={styles.action} type="button" data-scheme-toggle="">
					<Icon svg={scheme} />
					{texts.theme}
				</button>
				<KeptLinks brand={brand} />
			</div>
			<nav aria-label={texts.sideMenu}>
				<MenuList nodes={nodes} />
			</nav>
			<Apps links={apps} texts={texts} />
		</div>
	);
}

function MenuList({ nodes }: { nodes: readonly NavigationNode[] }) {
	return (
		<ul className={styles.list}>
			{nodes.map((node) => (
				<li key={node.id}>
					<MenuLink node={node} className={styles.item} />
					{node.children.length > 0 && <MenuList nodes={node.children} />}
				</li>
			))}
		</ul>
	);
}
