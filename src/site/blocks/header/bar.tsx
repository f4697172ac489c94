// `header-global`: the one-row header, which hides on scrolling down and returns on scrolling up.
import type { Brand } from '#brands';
import type { NavigationNode } from '#content/contract';
import { Wordmark } from '../../ui/wordmark.tsx';
import styles from './bar.module.css';
import { MainMenu } from './main-menu.tsx';
import { LiveLink, MenuButton, Tools } from './tools.tsx';

type BarProps = {
	readonly brand: Brand;
	readonly menu: readonly NavigationNode[];
	readonly offersSignIn: boolean;
	/** The current section; `undefined` on brands that do not show it (HDR-13). */
	readonly section: { readonly text: string; readonly href: string } | undefined;
	/** On a front page the bar appears when the masthead has left the view (HDR-09). */
	readonly isHidden: boolean;
};

export function Bar({ brand, menu, offersSignIn, section, isHidden }: BarProps) {
	return (
		<div className={`${styles.bar} ${isHidden ? styles.late : ''}`}>
			<div className={styles.row}>
				<MenuButton brand={brand} />
				<a className={styles.logo} href="/" aria-label={brand.name}>
					<Wordmark brand={brand} />
				</a>
				{section && (
					<nav className={styles.section} aria-label={brand.texts.currentSection} data-secondary-nav="">
						<a className={styles.current} href={section.href}>
							{section.text}
						</a>
					</nav>
				)}
				<div className={styles.menu}>
					<MainMenu brand={brand} menu={menu} />
				</div>
				<LiveLink brand={brand} />
				<Tools brand={brand} offersSignIn={offersSignIn} />
			</div>
		</div>
	);
}
