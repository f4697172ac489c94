import email from 'lucide-static/icons/mail.svg?raw';
import facebook from 'simple-icons/icons/facebook.svg?raw';
import instagram from 'simple-icons/icons/instagram.svg?raw';
import telegram from 'simple-icons/icons/telegram.svg?raw';
import tiktok from 'simple-icons/icons/tiktok.svg?raw';
import x from 'simple-icons/icons/x.svg?raw';
import youtube from 'simple-icons/icons/youtube.svg?raw';
import type { Brand, SocialName } from '#brands';
import { Icon } from '../../ui/icon.tsx';
import styles from './footer.module.css';

/** The seven social networks in their order (FTR-05). */
const socialNetworks: readonly (readonly [SocialName, string])[] = [
	['facebook', facebook],
	['instagram', instagram],
	['telegram', telegram],
	['tiktok', tiktok],
	['x', x],
	['youtube', youtube],
	['email', email],
];

/** Links to the brand's profiles on social networks (FTR-04). */
export function SocialLinks({ brand: { texts, footer } }: { brand: Brand }) {
	return (
		<section>
			<h2 className={styles.title}>{texts.followUs}</h2>
			<ul className={styles.networks}>
				{socialNetworks.map(([name, svg]) => (
					<li key={name}>
						<a className={styles.network} href={footer.social[name]} aria-label={texts.socialNames[name]} title={texts.socialNames[name]}>
							<Icon svg={svg} solid={name !== 'email'} />
						</a>
					</li>
				))}
			</ul>
		</section>
	);
}
