/** Words of everyday English that a slip of the finger parts from one of the trade: they are meant as they stand. */
export const EVERYDAY_WORDS: ReadonlySet<string> = new Set(
  `
abide abort academic accent actin admit adopt aiding airplane alcoholic alden allen allergic alloy alter amazingly
ample analysts apparent appeal appealed appeals applied appreciative approval aptitude archives argue assistance
assisting assure astrology athletic atone attitude attitudes auction audio augusta australia austrian automatic awake
backyard baldy banging bangs banister banning bannister barge barker barking barks barrow barter baseball bashed basil
basin basis batter battered bazaar bearings bears beats beaut bedside beetles believeth belle bellevue bench bending
bends benedict berger biased bidding biker bikers billions bitches bitching bitterly blackout blacks bland blanks
bleach bleak blend bling blink blinking bloke blond blooming blows board boarding boast bollocks bombings boner bonus
boobs booing booming booted boots bounds bowing bowler bowls braces bragging braid branches brandy brats breach
breathes breed breeding brewster bribe brighten brink britches broad broker brooding brooks brothers brunch bucky
budge bully bullying bunks burner burton burying butch butchers caged cages calculator cancer cannon capitol capturing
carbs careless carey carlo carpe carton carved carver cashed casts catchy catherine catheter cautious caved caves
celebrate cellmate cells certainty chanting chaos chaplain chaps chapters charmer charming charter charts chase chases
cheat cheater cheating cheats cheek cheeks cheering cheesy chest chests chick chicks chili choke choked choking
chopping chore christie christine chuck circulate clanging clanking clash classics clattering clause cleanse cleansing
cleaver clements clinging clinical clink clint cloak cloaking clone cloned closet closets clover clowning cluck
clutches coarse cocked cocks cokes coles collector collectors colonies columbus columnist combing comet companion
companions compassion compete competition composer concealed conceited conceived concept conception concepts concerto
concrete condemned cones confessed confided confined conform congrats consolation constant constructive contempt
contend contest contests context continent continue contractor contractors contradict contrary contrast convent
convention converse conversion convert converted conviction convictions cooped cooperate coping cords cornered
corporal corrupted costa couch countess county courtesy covert covet crackhead crafty crate crawling creaking crease
creative creature creed creek creepy cremated crepe crete crick crock croft crooked crooks crops crows crush crushed
crypt cultural cunts curled curry curse cursed curses curtain curtains customary dames danes darlings darned debating
debut decadent deceit deceived deceiving deception decisive declaration declared decode decorative decorator defeat
defeated defend defends defining delegate delegates delegation delirious delusion demented denial departmental
deportation descent deserted despise despised destined destruction detain detained detect detected detection detector
detectors detention detonation devotion diabetic diameter difficulty directory disarmed discoveries discovery dismount
dispense disperse distinct distinction diver divers dividing diving division donating donation dragging drago drags
drain draining drank dreaming dreams drift drifting drilling dripping drown drowning drunk duress dying eastern
educational efficiency eighth elective electric electrical electricity electronic elevation elves emery eminence
employed employer employers empress endure enduring envoy erection espresso esquire esther ether ethnic evacuate
evacuated eviction excellence excellency exceptional excessive exciting executed execution executions exercise exiting
exits expel expelled expert experts exploited exploiting explosive extensive factor factors fades fainting fairness
fairy fakes fallow falls famished farce farther farts fastball fasten fates fatter faulty favor feathers fester fewer
fiance fiddling fiend fiends fight filet filth firms fishy fists fixtures flanders flattery flavour flesh fletcher
flies flirting flounder flour folly foremost forge forged forks forth foster fourteenth fraction fracture fractures
friction fried fright fringe frost fruity functional funded funding furnished garbage garde gates gauze generate giles
giver givin gland glide gloss goody gooks goons grabs graceful grail gramps grant grasp greed greek greet greeting
greta grind guile halfway hallo handy hangover hanks hardened hardy hastings hawking hazing heading heads healing
heals healthy hearse hearst heart heartache heartless hearts heath heave heirs helio heller heritage hiding hijacked
hijacking hiking hippy hisself historic hither hitter holes homemade honesty hoods horde horsey hoses hospitable
hounding housework hustling imitation importance impotent improper improvise incest inclined indebted indication
indications indicted industries infernal infested inflicted inhabited initiation injected injecting innovative inquire
insect inserted insisting inspector instinct instrument instruments insulation intent intentional interact intercept
intercepted interfere interferes internet interval intervals intestine intruding invent invented inventing inventor
inverted investor investors inviting isolation issued jacked japan kilometers kinda kinks kneeling knobs knocking
knots lambs landslide lanes largo larry laser latent latex layer layers leaned leaning leans leaping leaps leapt lease
leash leeds lesions lester lever licks lifted lifts likable linen linens liner linger liter litter locked locking
locks lodged loins loner lookee looky loops looting lords lordy loser lover lovey lowry lumps luncheon lurch lynch
machinery magneto major males maneuver manger mango manic manor marco marsh masked massage massages master matchbook
mater mathematical maturity mechanical mechanism meddle media medieval medina melting merry messin mighty migraine
mikes ministry minority minus mistaken mistress mitch moaning moans moles momentum mondo mongol monkey monte monument
moping moreover moses motels mounting mourning mouth mouths movers movies mowing mules myths naive nancy navel neatly
necessity needless needn needy negligent nerds newer ninny nobel nonny norma norman normandy norse noses notified
novice oblivious occasional occupational offended omens operational operative operatives operators optimism optimist
optional organism organize otter outgoing outlawed outrage outraged overdose overhead overhear overture paces pacing
packet pager palace palate panicked panting pantry pants panty pappy parading parental paris parry parson parsons
passages pastures patent patience patriots patrol patterns patty pavement peace pearly pears pediatric penniless
peroxide persona personality personnel petition petty phoney phonograph phony photographic physical physicist pierce
pints plaid plank plantation plato played playing plays pleaded pleasure plugging plummer poets pointy poked pokey
policies polishing political poppy popsicle portable portugal posed poses postpone power prancing prayed praying
precedent precious prefect pregnancy premise premises presence preserved presidency presiding pretense prevent
prevents prick pricks pride prime primo prince princes princess principal principals privy prize prizes probable
probation probe processor produce produced producer producers produces projector promotional prone proportion prose
prospect prospects prosper prosperity proven province provoked prowess prying puncture punishing punitive quack
qualify queer queue quirt quota races racked racks radiation ragged rally rance ranting rapes reactive reactors
realist reception receptive recite rectal reduction reefer reformed regain regained regent regulate regulation
regulator rehearse reich rejection relax relaxed relaxing relevance relieved religious relocated remainder remarkably
rembrandt renal repaid repay repeated repent replaced replay replied reptiles rescued rescuing resent reserved
resolved resort responsive restrain retail retard retarded retirement retraction reverence revolving reward rewarded
rewarding riches rider rigging righty rites roach ronald rooting roster rover ruining ruler sacked sacks salmon saloon
saluting sands saxon scalp scare scared scares scarring scheming scones scorn scout scouting seals seams seasonal
seattle sections seeds seemingly seized selves semen sequence sequences sever severely shack shade shades shagging
shake shakes shalt shambles shame shamed shark sharks sharp shave shaved shawn shell shells shelters shift shifting
shilling shine shire shirt shits shitting shock shocking shocks shoot shooter shooters shooting shootings shore shores
shorten shortest shorty shots shove shoved shoving shower showered showering shred sighting sightings significance
simplest simplify simulation sinned sinner sipping skate skates sketchy skimming skulls slack slamming slapping slate
slaying sleeping slick slinging slipping slope slopes slumming sluts smack smacked smacking smallest smell smelled
smells smoker smokey snapping snarling snatched sneak sneaking sneezing snitch snore snores snort snorting snout snuck
snuff sociable sonny soothing spade spaniards spanking spare spared sparring spear specialty specified speck speedy
spent spice spike spill spilled spills spinster spite spitting splint splinter spoke spout spraying spreading spring
springer springs squeaking stabbing stake staked stakes staking stale stalk stalked stalking stall stalling stanford
stank starch stark starling startled startling starved starving stationary statistical statue statues stead steak
steam steaming steed steel steering stems sterling steve steven sticky stiff stinger stingers stinging stink stinking
stirring stitch stitched stitches stoke stokes stole stomped stone stoned stones stool stoop stork stormy stout strand
stranded strangest strangle strangled strangler strapped strays streep stride strife strike string strive stroller
struck structural strung stuart stuffy stunk stunning sucks sundae superb superheroes supposedly survival survivor
swapping swarming swaying swearing sweating sweeping swell swelled swells swifty swill swine swingers swinging
swirling swore taker takers takin tanked tanks tasting technician telethon tellin tempting tents terminal terminator
terribly testicle testicles testy texas thatcher thick thieving thine thingies thingy thirsty thirteenth thong
thorough threat threw thrown thrust thump tides tigger timer tinker toasting toddy token tolling tones tonic toots
torch torches touchy toughest tower toxic trace tracer traces tracing tract trader trail trailing trails trainee trait
traits tramp trans transform translator traps treachery tread treaty trenches triad tribes trick tricking tricks
trinkets troopers tropical trough truce trunk trunks trustee trustees trusty tryout tumor tuned turkey twain twister
twisting tying unclean underwood universal unload unstable untie unusually vague valued valve valves vanquished
variation vegas vegetation veritable verses villains vocation wager wailing wails waist waitress waiver wakes walter
waltzing wander wandered wandering wards warming warrant warrants warts wasted wasting water waters watts waves
weakened weaker weakling weaponry weeds weirdo whale whatsoever wherefore whimpers whine whipper whiskers whistler
white whites whomever whore whorehouse widow widows willingly witch witches witter women woods world worlds worms
worships worthy wound wretched wright wring writer writers yearn youse
`
    .trim()
    .split(/\s+/),
);
