import chevron from 'lucide-static/icons/chevron-down.svg?raw';
import type { Brand } from '#brands';
import type { NavigationNode } from '#content/contract';
import { Icon } from '../../ui/icon.tsx';
import styles from './main-menu.module.css';
import { parts } from './parts.ts';

type MainMenuProps = { readonly brand: Brand; readonly menu: readonly NavigationNode[]; readonly hasMore: boolean };

/** The main menu: at most three links, and a button for the others (HDR-02, LIM-05). */
export function MainMenu({ brand: { texts }, menu, hasMore }: MainMenuProps) {
	if (menu.length === 0) return null;
	return (
		<nav className={styles.menu} aria-label={texts.mainMenu}>
			<ul className={styles.list}>
				{menu.map((node) => (
					<li key={node.id}>
						<a className={styles.item} href={node.href} {...outside(node)}>
							{node.text}
						</a>
					</li>
				))}
				{hasMore && (
					<li>
						<button className={styles.item} type="button" popoverTarget={parts.more}>
							{texts.more}
							<Icon svg={chevron} size={16} />
						</button>
					</li>
				)}
			</ul>
		</nav>
	);
}

/** Attributes of a link that leads to another site. */
export function outside({ external }: NavigationNode) {
	return external ? { target: '_blank', rel: 'noopener' } : {};
}
