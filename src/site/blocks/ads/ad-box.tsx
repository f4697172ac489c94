import { type Brand, fill } from '#brands';
import type { Ad } from '#content/contract';
import { Picture } from '../../ui/picture.tsx';
import styles from './ads.module.css';

/** Where an ad stands: in a row of the page, in the column beside a story, or between two paragraphs. */
type AdPlace = 'row' | 'rail' | 'text';

type AdBoxProps = { readonly ad: Ad; readonly place: AdPlace; readonly brand: Brand };

/** An ad in a box whose height does not depend on what comes into it. What somebody pays for is named as such, for search engines too. */
export function AdBox({ ad, place, brand }: AdBoxProps) {
	const { title, text, action, href, kicker, advertiser, picture } = ad;
	const { paid, own } = brand.texts.ads;
	const label = advertiser === undefined ? fill(own, { brand: brand.name }) : `${paid} · ${advertiser}`;
	return (
		<aside className={`${styles.box} ${styles[place]}`} aria-label={`${label}: ${title}`}>
			<p className={styles.label}>{label}</p>
			<div className={styles.ad}>
				{picture && (
					<div className={styles.picture}>
						<Picture picture={{ ...picture, alt: '' }} ratio="16:9" slot="third" />
					</div>
				)}
				<div className={styles.words}>
					{kicker !== undefined && <p className={styles.kicker}>{kicker}</p>}
					<p className={styles.title}>{title}</p>
					<p className={styles.copy}>{text}</p>
				</div>
				<a className={styles.action} href={href} {...(advertiser !== undefined && { rel: 'sponsored nofollow' })}>
					{action}
				</a>
			</div>
		</aside>
	);
}
