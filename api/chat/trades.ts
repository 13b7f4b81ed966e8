/** Lines of business that visitors have, written as the thesaurus is: words for each, with those that a site about it uses. */
export const TRADES = `
trade-law: lawyer lawyers law-firm attorney attorneys solicitor barrister notary advocate chambers practice-areas law-office law-practice legal-practice
trade-food: restaurant restaurants cafe bistro diner takeaway catering caterer bar food dish dishes menu-that tables
trade-bakery: bakery bakeries baker cake cakes bread pastry pastries cupcakes
trade-health: clinic clinics doctor doctors hospital medical dentist dental physician practice-website pharmacy physiotherapist health patient patients
trade-school: school schools course courses lesson lessons teacher teachers pupil pupils student students tutor tutoring academy university college education e-learning elearning kindergarten
trade-freight: freight logistic shipping logistics cargo courier haulage transport forwarding voyage
trade-fleet: fleet lorry lorries truck trucks trucking van vans vehicle vehicles gps
trade-bicycle: bicycle bicycles bike bikes cycling cycle-shop
trade-books: books bookshop bookstore book-shop bookseller book-seller library reading spine
trade-music: vinyl records record-shop record-store music-shop needle band
trade-toys: toy toys toy-shop games kids children
trade-beauty: skincare cosmetics cosmetic beauty makeup soap salon spa
trade-eyewear: spectacles glasses eyewear optician sunglasses six-frames
trade-travel: travel tour tours tourism trip trips travel-agency tour-operator guide guides cruise
trade-jewellery: jewellery jewelry jewelery jewellers jeweller jeweler pearl pearls necklace earrings gold diamonds
trade-farm: farm farms farmer vegetables vegetable fruit greengrocer box-delivery veg-box weeks-box
trade-tea: tea coffee tea-garden tins
trade-fashion: fashion garment garments clothes clothing boutique apparel dress dresses weaver shawl
trade-factory: factory factories manufacturer manufacturing knitwear textile textiles industrial supplier
trade-crafts: pottery potter potters ceramics ceramic craft crafts handmade artisan artisans makers kiln
trade-wedding: wedding weddings marriage married invitation invitations event events bride
trade-architect: architect architects architecture architectural interior-design drawings construction builder
trade-startup: startup start-up saas landing-page sign-up software-company
trade-accounting: accountant accountants accounting bookkeeping bookkeeper finance-company month-end
trade-magazine: magazine magazines journal essays newspaper literary
`;
