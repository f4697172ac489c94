import { Chip } from '../../ui/chip.tsx';
import styles from './filter-links.module.css';

/** A way to narrow a search. */
export type Filter = { readonly name: string; readonly href: string; readonly chosen: boolean };

/** Links that narrow a search, one of which is chosen. */
export function FilterLinks({ label, filters }: { readonly label: string; readonly filters: readonly Filter[] }) {
	return (
		<nav aria-label={label}>
			<ul className={styles.row}>
				{filters.map(({ name, href, chosen }) => (
					<li key={href}>
						<Chip href={href} text={name} chosen={chosen} />
					</li>
				))}
			</ul>
		</nav>
	);
}
