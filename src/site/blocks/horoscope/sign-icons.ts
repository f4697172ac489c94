import acuario from 'lucide-static/icons/zodiac-aquarius.svg?raw';
import aries from 'lucide-static/icons/zodiac-aries.svg?raw';
import cancer from 'lucide-static/icons/zodiac-cancer.svg?raw';
import capricornio from 'lucide-static/icons/zodiac-capricorn.svg?raw';
import geminis from 'lucide-static/icons/zodiac-gemini.svg?raw';
import leo from 'lucide-static/icons/zodiac-leo.svg?raw';
import libra from 'lucide-static/icons/zodiac-libra.svg?raw';
import piscis from 'lucide-static/icons/zodiac-pisces.svg?raw';
import sagitario from 'lucide-static/icons/zodiac-sagittarius.svg?raw';
import escorpio from 'lucide-static/icons/zodiac-scorpio.svg?raw';
import tauro from 'lucide-static/icons/zodiac-taurus.svg?raw';
import virgo from 'lucide-static/icons/zodiac-virgo.svg?raw';

/** The icon of each horoscope sign, by the id of its content group. */
export const signIcons: Readonly<Record<string, string>> = {
	Aries: aries,
	Tauro: tauro,
	Geminis: geminis,
	Cancer: cancer,
	Leo: leo,
	Virgo: virgo,
	Libra: libra,
	Escorpio: escorpio,
	Sagitario: sagitario,
	Capricornio: capricornio,
	Acuario: acuario,
	Piscis: piscis,
};
