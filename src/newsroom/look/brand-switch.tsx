import type { BrandMark } from '../contract/contract.ts';
import { Icon } from './icon.tsx';

type BrandSwitchProps = {
	readonly brand: BrandMark;
	/** The brands in which the person works. */
	readonly brands: readonly BrandMark[];
	/** The open page, as a path below the brand. */
	readonly page: string;
};

/** The brand, and links to the same page of the other brands in which the person works. */
export function BrandSwitch({ brand, brands, page }: BrandSwitchProps) {
	if (brands.length < 2) return <BrandName brand={brand} />;
	return (
		<div className="brands">
			<button type="button" popoverTarget="brand-menu" aria-label={`Redacción de ${brand.name}: cambiar de marca`}>
				<BrandName brand={brand} />
			</button>
			{/* The browser closes it by Escape and by a click elsewhere, without a script. */}
			<ul id="brand-menu" popover="auto">
				{brands.map((one) => (
					<li key={one.id}>
						<a href={`/${one.id}/${page}`} aria-current={one.id === brand.id ? 'true' : undefined}>
							<BrandName brand={one} />
						</a>
					</li>
				))}
			</ul>
		</div>
	);
}

function BrandName({ brand: { name, icon } }: { readonly brand: BrandMark }) {
	return (
		<span className="brand-name">
			<BrandIcon icon={icon} />
			{name}
		</span>
	);
}

/** The icon of a brand, beside its name. */
export const BrandIcon = ({ icon }: { readonly icon: string }) => <Icon className="brand-icon" svg={icon} />;
