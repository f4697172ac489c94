/** The seven social networks of a brand, in the order in which they are shown (FTR-05). */
export type SocialName = 'facebook' | 'instagram' | 'telegram' | 'tiktok' | 'x' | 'youtube' | 'email';
