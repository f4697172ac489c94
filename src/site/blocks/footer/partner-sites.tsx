import { type Brand, brandList } from '#brands';
import type { RenderContext } from '../../render-context.ts';
import styles from './footer.module.css';

type PartnerSitesProps = { readonly brand: Brand; readonly origins: RenderContext['origins'] };

/** The other brands of the group (FTR-03). */
export function PartnerSites({ brand, origins }: PartnerSitesProps) {
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
