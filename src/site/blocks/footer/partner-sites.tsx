import { type Brand, brandList } from '#brands';
import type { Visit } from '../../visit.ts';
import styles from './footer.module.css';

/** The other brands of the group (FTR-03). */
export function PartnerSites({ brand, origins }: { brand: Brand; origins: Visit['origins'] }) {
	return (
		<section>
			<h2 className={styles.title}>{brand.texts.ourSites}</h2>
			<ul className={styles.column}>
				{brandList
					.filter(({ id }) => id !== brand.id)
					.map(({ id, name }) => (
						<li key={id}>
							<a className={styles.link} href={`${origins[id]}/`}>
								{name}
							</a>
						</li>
					))}
			</ul>
		</section>
	);
}
