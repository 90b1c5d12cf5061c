export interface Client {
  name: string;
  sector: string;
  address: `https://${string}`;
}

const client = (name: string, sector: string, domain: string): Client => ({
  name,
  sector,
  address: `https://${domain}.example`,
});

/** The clients of "Brands We've Powered" on the About page. */
export const clients: readonly Client[] = [
  client('Saltbloom', 'Skincare', 'saltbloom'),
  client('Ledgerline', 'Business loans', 'ledgerline'),
  client('Kumo Wallet', 'Crypto wallet', 'kumowallet'),
  client('Northpaw', 'Pet food', 'northpaw'),
  client('Terrace & Vine', 'Furniture', 'terraceandvine'),
  client('Kajri', 'Eye make-up', 'kajri'),
  client('Openbarn', 'Grocery', 'openbarn'),
  client('Fathom Yards', 'Real estate', 'fathomyards'),
  client('Halfmoon Tea', 'Tea', 'halfmoontea'),
  client('Strideworks', 'Running shoes', 'strideworks'),
  client('Meridian Mutual', 'Insurance', 'meridianmutual'),
  client('Copperleaf', 'Haircare', 'copperleaf'),
  client('Chainharbour', 'Layer-2 network', 'chainharbour'),
  client('Little Atlas', 'Toys', 'littleatlas'),
  client('Brightwell Clinics', 'Dental care', 'brightwellclinics'),
  client('Mosaic Exchange', 'NFT marketplace', 'mosaicexchange'),
  client('Rangoli Rooms', 'Boutique hotels', 'rangolirooms'),
  client('Vireo', 'Electric scooters', 'vireo'),
  client('Ondine Labs', 'Serums', 'ondinelabs'),
  client('Paperboat Learning', 'Tutoring', 'paperboatlearning'),
  client('Quarry Coffee', 'Coffee', 'quarrycoffee'),
  client('Silt Studio', 'Ceramics', 'siltstudio'),
  client('Hexagon Credit', 'Personal loans', 'hexagoncredit'),
  client('Loomfolk', 'Ethical fashion', 'loomfolk'),
  client('Nightjar Attar', 'Fragrance', 'nightjarattar'),
  client('Gridspan', 'Solar roofs', 'gridspan'),
  client('Tallyhouse', 'Accounting software', 'tallyhouse'),
  client('Driftmark', 'Travel', 'driftmark'),
  client('Pulse & Pear', 'Nutrition', 'pulseandpear'),
];
