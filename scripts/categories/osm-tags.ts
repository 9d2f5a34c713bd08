import type { Category } from "#core/categories.ts";

/** What OpenStreetMap's tags are to a household, by our policy for labels. */
const BY_TAG: Partial<Record<Category, string>> = {
  utilities:
    "shop/mobile_phone shop/telecommunication office/telecommunication office/energy_supplier office/water_utility shop/gas shop/energy amenity/recycling amenity/waste_disposal amenity/waste_transfer_station man_made/water_works man_made/wastewater_plant telecom/exchange power/plant power/substation amenity/telephone shop/fuel amenity/waste_basket",
  housing:
    "office/estate_agent shop/storage_rental office/mortgage shop/pest_control office/property_management landuse/residential craft/plumber craft/electrician craft/painter craft/gardener craft/roofer craft/hvac craft/carpenter craft/chimney_sweeper craft/cleaning craft/glaziery craft/builder shop/locksmith shop/groundskeeping office/security shop/security office/moving_company building/apartments office/construction_company building/house",
  transportation:
    "amenity/fuel shop/car_repair shop/car_parts shop/tyres amenity/car_wash amenity/charging_station amenity/car_rental amenity/car_sharing operators/car_sharing amenity/parking amenity/bicycle_rental amenity/taxi amenity/vehicle_inspection amenity/bicycle_parking shop/truck_repair shop/motorcycle_repair amenity/motorcycle_rental amenity/ferry_terminal highway/services highway/toll_gantry waterway/fuel aeroway/aerodrome amenity/bus_station public_transport/station route/train route/subway route/light_rail route/ferry route/bus amenity/bicycle_repair_station amenity/kick-scooter_rental barrier/toll_booth railway/station shop/car shop/motorcycle",
  food: "shop/supermarket shop/convenience amenity/fast_food amenity/restaurant amenity/cafe shop/bakery shop/beverages shop/confectionery shop/alcohol shop/pastry amenity/ice_cream amenity/pub amenity/bar shop/tea shop/coffee shop/health_food shop/chocolate shop/frozen_food shop/butcher shop/wine shop/greengrocer shop/deli shop/dairy shop/seafood shop/farm shop/spices shop/cheese shop/pasta shop/food amenity/food_court shop/water amenity/biergarten shop/brewing_supplies shop/wholesale amenity/marketplace",
  entertainment:
    "tourism/hotel tourism/motel tourism/hostel tourism/guest_house tourism/apartment tourism/chalet tourism/caravan_site tourism/camp_site tourism/theme_park tourism/zoo tourism/museum tourism/gallery tourism/aquarium amenity/cinema amenity/theatre amenity/nightclub amenity/casino amenity/gambling amenity/arts_centre shop/travel_agency shop/ticket shop/lottery shop/bookmaker leisure/bowling_alley leisure/amusement_arcade leisure/adult_gaming_centre leisure/trampoline_park leisure/indoor_play leisure/escape_game leisure/miniature_golf leisure/golf_course leisure/water_park leisure/ice_rink leisure/marina leisure/resort leisure/stadium amenity/events_venue amenity/music_venue leisure/high_ropes_course leisure/dance club/sport leisure/horse_riding",
  healthcare:
    "amenity/pharmacy shop/optician shop/hearing_aids amenity/dentist amenity/doctors amenity/clinic amenity/hospital amenity/veterinary leisure/fitness_centre leisure/sports_centre healthcare/laboratory healthcare/sample_collection healthcare/physiotherapist healthcare/dialysis healthcare/counselling healthcare/audiologist healthcare/alternative healthcare/psychotherapist healthcare/podiatrist healthcare/optometrist healthcare/midwife healthcare/speech_therapist shop/medical_supply shop/massage amenity/nursing_home emergency/ambulance_station leisure/swimming_pool leisure/sauna shop/nutrition_supplements healthcare/clinic healthcare/hospice leisure/fitness_station",
  insurance: "office/insurance",
  education:
    "amenity/kindergarten amenity/childcare amenity/school amenity/college amenity/university amenity/prep_school amenity/language_school amenity/music_school amenity/driving_school amenity/training amenity/dancing_school club/scout office/educational_institution amenity/library",
  shopping:
    "shop/clothes shop/shoes shop/furniture shop/department_store shop/jewelry shop/doityourself shop/variety_store shop/sports shop/electronics shop/houseware shop/cosmetics shop/books shop/pet shop/outdoor shop/bed shop/gift shop/toys shop/kitchen shop/watches shop/interior_decoration shop/paint shop/hardware shop/fashion_accessories shop/stationery shop/perfumery shop/country_store shop/garden_centre shop/bicycle shop/baby_goods shop/chemist shop/e-cigarette shop/bag shop/craft shop/tiles shop/hifi shop/second_hand shop/photo shop/electrical shop/computer shop/carpet shop/music shop/household_linen shop/window_blind shop/video_games shop/vacuum_cleaner shop/florist shop/tobacco shop/flooring shop/fabric shop/bathroom_furnishing shop/musical_instrument shop/camera shop/appliance shop/party shop/mobile_phone_accessories shop/lighting shop/leather shop/games shop/candles shop/curtain shop/catalogue shop/trade shop/kiosk shop/mall shop/cannabis shop/hairdresser_supply shop/erotic shop/agrarian shop/charity shop/pawnbroker shop/antiques shop/art shop/frame shop/sewing shop/newsagent shop/general shop/boutique shop/fishing shop/tool_hire",
  debt: "shop/money_lender",
  investment: "office/financial_advisor",
  other:
    "shop/hairdresser shop/beauty shop/dry_cleaning shop/laundry shop/funeral_directors shop/tattoo shop/tailor shop/shoe_repair office/tax_advisor office/lawyer office/notary office/accountant office/union office/charity office/political_party office/association office/ngo amenity/post_office amenity/parcel_locker amenity/animal_shelter amenity/animal_boarding shop/pet_grooming amenity/place_of_worship office/religion amenity/courthouse shop/copyshop office/foundation craft/shoemaker craft/tailor office/tax shop/nails amenity/social_centre shop/ironing",
};

const CATEGORY_OF = new Map<string, Category>();
for (const [category, tags] of Object.entries(BY_TAG)) {
  for (const tag of tags.split(" ")) if (isCategory(category)) CATEGORY_OF.set(tag, category);
}

function isCategory(text: string): text is Category {
  return text in BY_TAG;
}

/** The category of a tag such as "shop/bakery" (or of "shop/bakery/…"), if a household pays there. */
export function categoryOfTag(path: string): Category | undefined {
  return CATEGORY_OF.get(path.split("/").slice(0, 2).join("/"));
}
