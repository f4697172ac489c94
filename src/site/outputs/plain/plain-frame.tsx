import type { ReactNode } from 'react';
import type { NavigationNode } from '#content/contract';
import { yearOf } from '../../ui/dates.ts';
import { Wordmark } from '../../ui/wordmark.tsx';
import styles from './plain-frame.module.css';
import type { PlainPage } from './plain-page.ts';

/** The links around the content of a page. */
export type PlainMenus = { readonly primary: readonly NavigationNode[]; readonly footer: readonly NavigationNode[] };

type PlainFrameProps = {
	readonly page: PlainPage;
	readonly menus: PlainMenus;
	/** The text of the link to the html page. */
	readonly wholePage: string;
	/** Links to pages of the output beside the menu. */
	readonly tools?: ReactNode;
	readonly children: ReactNode;
};

/** A page without islands: the bar with the brand's name and the sections, the content, and the links at its foot. */
export function PlainFrame({ page, menus, wholePage, tools, children }: PlainFrameProps) {
	const { brand } = page.context;
	return (
		<div className={styles.root}>
			<a className={styles.skip} href="#contenido">
				{brand.texts.skipToContent}
			</a>
			<header className={styles.bar}>
				<a className={styles.logo} href={page.hrefOf('/')} aria-label={brand.name}>
					<Wordmark brand={brand} />
				</a>
				{tools}
				<Menu label={brand.texts.mainMenu} nodes={menus.primary} page={page} />
			</header>
			<main id="contenido" className={styles.main}>
				{children}
			</main>
			<Foot page={page} nodes={menus.footer} wholePage={wholePage} />
		</div>
	);
}

type MenuProps = { readonly label: string; readonly nodes: readonly NavigationNode[]; readonly page: PlainPage };

function Menu({ label, nodes, page }: MenuProps) {
	if (nodes.length === 0) return null;
	return (
		<nav className={styles.menu} aria-label={label}>
			{nodes.map(({ id, href, text }) => (
				<a key={id} href={page.hrefOf(href)}>
					{text}
				</a>
			))}
		</nav>
	);
}

type FootProps = Omit<MenuProps, 'label'> & { readonly wholePage: string };

function Foot({ page, nodes, wholePage }: FootProps) {
	const { brand, now } = page.context;
	const { texts } = brand;
	return (
		<footer className={styles.foot}>
			<a className={styles.whole} href={page.wholePage}>
				{wholePage}
			</a>
			<Menu label={texts.sections} nodes={nodes} page={page} />
			<p>
				<a href={page.hrefOf('/terminos-y-condiciones/')}>{texts.terms}</a>{' '}
				<a href={page.hrefOf('/proteccion-de-datos-personales/')}>{texts.privacy}</a>
			</p>
			<p>
				© {yearOf(now, brand)} {brand.name}
			</p>
		</footer>
	);
}
