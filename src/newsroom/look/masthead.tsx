import type { BrandMark, MenuPage } from '../contract/contract.ts';
import { BrandSwitch } from './brand-switch.tsx';

type MastheadProps = {
	readonly brand: BrandMark;
	/** The brands in which the person works. */
	readonly brands: readonly BrandMark[];
	/** The open page, as a path below the brand, such as `lectores/`. */
	readonly page: string;
	readonly menu: readonly MenuPage[];
	/** The name of the signed-in person. */
	readonly name: string;
};

/** The id of what a page of the newsroom is about; the header has a link to it. */
export const contentId = 'contenido';

/** The header of every page of the newsroom, rendered on the server or in the browser. */
export function Masthead({ brand, brands, page, menu, name }: MastheadProps) {
	const root = `/${brand.id}/`;
	const current = (path: string) => (path === page ? 'page' : undefined);
	return (
		<header className="masthead">
			<a className="unseen skip" href={`#${contentId}`}>
				Ir al contenido
			</a>
			<BrandSwitch brand={brand} brands={brands} page={page} />
			<nav aria-label="Redacción">
				{menu.map((item) => (
					<a key={item.path} href={`${root}${item.path}`} aria-current={current(item.path)}>
						{item.name}
					</a>
				))}
				<a href={`${root}sitio/`} target="_blank" rel="noreferrer">
					Ver el sitio
				</a>
			</nav>
			<a className="who" href={`${root}cuenta/`} aria-current={current('cuenta/')}>
				<span className="initials" aria-hidden="true">
					{initialsOf(name)}
				</span>
				{name}
			</a>
			<form method="post" action="/salir/">
				<button className="plain" type="submit">
					Salir
				</button>
			</form>
		</header>
	);
}

/** The first letters of the first two words. */
const initialsOf = (name: string): string =>
	name
		.split(/\s+/)
		.slice(0, 2)
		.map((word) => [...word][0]?.toUpperCase() ?? '')
		.join('');
