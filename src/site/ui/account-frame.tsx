import check from 'lucide-static/icons/check.svg?raw';
import type { ReactNode } from 'react';
import { type Brand, fill } from '#brands';
import styles from './account-frame.module.css';
import { Icon } from './icon.tsx';
import { Wordmark } from './wordmark.tsx';

/** The frame of account pages: one column beside a panel of the brand; on a phone the column alone. */
export function AccountFrame({ brand, children }: { readonly brand: Brand; readonly children: ReactNode }) {
	const { panelTitle, panelPoints } = brand.texts.account;
	return (
		<div className={styles.frame}>
			<aside className={styles.panel} data-ground="band">
				<Wordmark brand={brand} />
				<p className={styles.title}>{fill(panelTitle, { brand: brand.name })}</p>
				<ul className={styles.points}>
					{panelPoints.map((point) => (
						<li key={point} className={styles.point}>
							<Icon svg={check} size={20} />
							{point}
						</li>
					))}
				</ul>
			</aside>
			<div className={styles.column}>{children}</div>
		</div>
	);
}
